import iLinkKit

do {
  try await iLink.shared.open(.review)
} catch {
  print(error)
}
