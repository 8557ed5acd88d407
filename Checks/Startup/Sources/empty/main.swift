// Does nothing, after the system has loaded what ilink needs as well.
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
