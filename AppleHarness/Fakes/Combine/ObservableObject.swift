/// A class whose changes can be observed.
///
/// Apple's compiler can make `objectWillChange` and wire it to `@Published` properties. There is neither here: a class
/// says `let objectWillChange = ObservableObjectPublisher()` and sends by hand, which is right on both. Whether Apple's
/// publisher is sendable is not known; here it is not.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}
