# One pod, one module: iLinkKit, all of the library. Its source is the drop-in, which prepare_command makes of the
# package's sources on the machine that installs the pod; nothing is fetched for that. Documentation/Installing.md says
# how to name it in a Podfile, and Documentation/Decisions/0016-one-file-for-apps.md why it is done so.

Pod::Spec.new do |spec|
  spec.name = 'iLink'
  spec.version = '2.0.0'
  spec.summary = "Knows an app's App Store links from its bundle ID, and asks its users to update."
  spec.description = <<~TEXT
    iLink knows the right App Store link for an app, from nothing but its bundle ID, and asks the user to update when
    the store has something newer that this device can install: politely, or so that there is no way around it.
  TEXT
  spec.homepage = 'https://github.com/sidan5/iLink'
  spec.license = { :type => 'Zlib', :file => 'LICENCE.md' }
  spec.authors = 'the iLink contributors'
  spec.source = { :git => 'https://github.com/sidan5/iLink.git', :tag => spec.version.to_s }

  spec.ios.deployment_target = '15.0'
  spec.osx.deployment_target = '12.0'
  spec.tvos.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.swift_versions = ['5', '6']

  spec.module_name = 'iLinkKit'
  spec.prepare_command = 'Scripts/drop-in Pod/iLink.swift'
  spec.source_files = 'Pod/iLink.swift'
  spec.resource_bundles = { 'iLinkKit_Privacy' => ['Sources/iLinkClient/PrivacyInfo.xcprivacy'] }
end
