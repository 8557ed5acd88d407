// Loading of URLs, with the delegate as Objective-C declares it: which closures are sendable is in the types.

#pragma clang assume_nonnull begin

BRIDGED("URLRequest") @interface NSURLRequest : NSObject
@end

SWIFT_NAMED("URLResponse") SWIFT_SENDABLE @interface NSURLResponse : NSObject
@property(nullable, readonly, copy) NSURL *URL;
@property(readonly) long long expectedContentLength;
@property(nullable, readonly, copy) NSString *MIMEType;
@end

SWIFT_NAMED("HTTPURLResponse") SWIFT_SENDABLE @interface NSHTTPURLResponse : NSURLResponse
@property(readonly) NSInteger statusCode;
@property(readonly, copy) NSDictionary *allHeaderFields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end

SWIFT_NAMED("OperationQueue") SWIFT_SENDABLE @interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAMED("main");
@property NSInteger maxConcurrentOperationCount;
@property(nullable, copy) NSString *name;
@end

SWIFT_NAMED("URLCache") SWIFT_SENDABLE @interface NSURLCache : NSObject
@end

SWIFT_NAMED("HTTPCookieStorage") SWIFT_SENDABLE @interface NSHTTPCookieStorage : NSObject
@end

SWIFT_NAMED("URLCredentialStorage") SWIFT_SENDABLE @interface NSURLCredentialStorage : NSObject
@end

typedef enum __attribute__((enum_extensibility(open), swift_name("HTTPCookie.AcceptPolicy"))) NSHTTPCookieAcceptPolicy : NSUInteger {
  NSHTTPCookieAcceptPolicyAlways,
  NSHTTPCookieAcceptPolicyNever,
  NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain
} NSHTTPCookieAcceptPolicy;

SWIFT_NAMED("HTTPCookie") SWIFT_SENDABLE @interface NSHTTPCookie : NSObject
@end

typedef enum __attribute__((enum_extensibility(open), swift_name("NSURLRequest.CachePolicy"))) NSURLRequestCachePolicy : NSUInteger {
  NSURLRequestUseProtocolCachePolicy,
  NSURLRequestReloadIgnoringLocalCacheData,
  NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4
} NSURLRequestCachePolicy;

SWIFT_NAMED("URLSessionConfiguration") SWIFT_SENDABLE @interface NSURLSessionConfiguration : NSObject
@property(class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration SWIFT_NAMED("default");
@property(class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration SWIFT_NAMED("ephemeral");
@property NSURLRequestCachePolicy requestCachePolicy;
@property NSTimeInterval timeoutIntervalForRequest;
@property NSTimeInterval timeoutIntervalForResource;
@property BOOL allowsCellularAccess;
@property BOOL waitsForConnectivity;
@property BOOL HTTPShouldSetCookies SWIFT_NAMED("httpShouldSetCookies");
@property NSHTTPCookieAcceptPolicy HTTPCookieAcceptPolicy SWIFT_NAMED("httpCookieAcceptPolicy");
@property NSInteger HTTPMaximumConnectionsPerHost SWIFT_NAMED("httpMaximumConnectionsPerHost");
@property(nullable, copy) NSDictionary *HTTPAdditionalHeaders SWIFT_NAMED("httpAdditionalHeaders");
@property(nullable, retain) NSURLCache *URLCache SWIFT_NAMED("urlCache");
@property(nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage SWIFT_NAMED("httpCookieStorage");
@property(nullable, retain) NSURLCredentialStorage *URLCredentialStorage SWIFT_NAMED("urlCredentialStorage");
@end

SWIFT_NAMED("URLSessionTask") SWIFT_SENDABLE @interface NSURLSessionTask : NSObject
@property(readonly) NSUInteger taskIdentifier;
@property(nullable, readonly, copy) NSURLRequest *originalRequest;
@property(nullable, readonly, copy) NSURLRequest *currentRequest;
@property(nullable, readonly, copy) NSURLResponse *response;
- (void)cancel;
- (void)resume;
@end

SWIFT_NAMED("URLSessionDataTask") SWIFT_SENDABLE @interface NSURLSessionDataTask : NSURLSessionTask
@end

@protocol NSURLSessionDelegate;

SWIFT_NAMED("URLSession") SWIFT_SENDABLE @interface NSURLSession : NSObject
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
                                  delegate:(nullable id<NSURLSessionDelegate>)delegate
                             delegateQueue:(nullable NSOperationQueue *)queue
    SWIFT_NAMED("init(configuration:delegate:delegateQueue:)");
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request SWIFT_NAMED("dataTask(with:)");
- (void)finishTasksAndInvalidate;
- (void)invalidateAndCancel;
@end

typedef enum __attribute__((enum_extensibility(open), swift_name("URLSession.ResponseDisposition"))) NSURLSessionResponseDisposition : NSInteger {
  NSURLSessionResponseCancel,
  NSURLSessionResponseAllow,
  NSURLSessionResponseBecomeDownload,
  NSURLSessionResponseBecomeStream
} NSURLSessionResponseDisposition;

SWIFT_NAMED("URLSessionDelegate") SWIFT_SENDABLE @protocol NSURLSessionDelegate <NSObject>
@optional
- (void)URLSession:(NSURLSession *)session
    didBecomeInvalidWithError:(nullable NSError *)error SWIFT_NAMED("urlSession(_:didBecomeInvalidWithError:)");
@end

SWIFT_NAMED("URLSessionTaskDelegate") SWIFT_SENDABLE @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
                          task:(NSURLSessionTask *)task
    willPerformHTTPRedirection:(NSHTTPURLResponse *)response
                    newRequest:(NSURLRequest *)request
             completionHandler:(void(SWIFT_SENDABLE ^)(NSURLRequest *_Nullable))completionHandler
    SWIFT_NAMED("urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)");
- (void)URLSession:(NSURLSession *)session
                    task:(NSURLSessionTask *)task
    didCompleteWithError:(nullable NSError *)error SWIFT_NAMED("urlSession(_:task:didCompleteWithError:)");
@end

SWIFT_NAMED("URLSessionDataDelegate") SWIFT_SENDABLE @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
              dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveResponse:(NSURLResponse *)response
     completionHandler:(void(SWIFT_SENDABLE ^)(NSURLSessionResponseDisposition))completionHandler
    SWIFT_NAMED("urlSession(_:dataTask:didReceive:completionHandler:)");
- (void)URLSession:(NSURLSession *)session
          dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveData:(NSData *)data SWIFT_NAMED("urlSession(_:dataTask:didReceive:)");
@end

extern NSString *const NSURLErrorDomain;
enum {
  NSURLErrorUnknown = -1,
  NSURLErrorCancelled = -999,
  NSURLErrorBadURL = -1000,
  NSURLErrorTimedOut = -1001,
  NSURLErrorUnsupportedURL = -1002,
  NSURLErrorCannotFindHost = -1003,
  NSURLErrorCannotConnectToHost = -1004,
  NSURLErrorNetworkConnectionLost = -1005,
  NSURLErrorDNSLookupFailed = -1006,
  NSURLErrorHTTPTooManyRedirects = -1007,
  NSURLErrorResourceUnavailable = -1008,
  NSURLErrorNotConnectedToInternet = -1009,
  NSURLErrorRedirectToNonExistentLocation = -1010,
  NSURLErrorBadServerResponse = -1011,
  NSURLErrorZeroByteResource = -1014,
  NSURLErrorCannotDecodeRawData = -1015,
  NSURLErrorCannotDecodeContentData = -1016,
  NSURLErrorCannotParseResponse = -1017,
  NSURLErrorInternationalRoamingOff = -1018,
  NSURLErrorCallIsActive = -1019,
  NSURLErrorDataNotAllowed = -1020,
  NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022,
  NSURLErrorSecureConnectionFailed = -1200,
  NSURLErrorServerCertificateHasBadDate = -1201,
  NSURLErrorServerCertificateUntrusted = -1202,
  NSURLErrorServerCertificateHasUnknownRoot = -1203,
  NSURLErrorServerCertificateNotYetValid = -1204
};

#pragma clang assume_nonnull end
