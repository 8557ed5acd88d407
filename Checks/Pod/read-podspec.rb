# Reads a podspec in CocoaPods' place, as far as ours goes: prints what it says, each as a name, a tab and the value,
# and refuses what CocoaPods does not know or wants to be told.
#
#   ruby Checks/Pod/read-podspec.rb FILE

module Pod
  class Spec
    REQUIRED = %w[name version summary homepage license authors source].freeze
    KNOWN = (REQUIRED + %w[description swift_versions module_name prepare_command source_files resource_bundles]).freeze
    PLATFORMS = %w[ios osx tvos visionos watchos].freeze

    class Platform
      attr_accessor :deployment_target
    end

    class << self
      attr_reader :last
    end

    def initialize
      @said = {}
      @platforms = {}
      yield self
      self.class.instance_variable_set(:@last, self)
    end

    KNOWN.each do |name|
      define_method(name) { @said[name] }
      define_method("#{name}=") { |value| @said[name] = value }
    end
    PLATFORMS.each { |name| define_method(name) { @platforms[name] ||= Platform.new } }

    def method_missing(name, *)
      abort "CocoaPods has no '#{name}'"
    end

    def respond_to_missing?(*)
      false
    end

    def missing
      REQUIRED.reject { |name| @said[name] }
    end

    def lines
      said = @said.map { |name, value| [name, Spec.text(value)] }
      targets = @platforms.map { |name, platform| ["#{name}.deployment_target", platform.deployment_target] }
      (said + targets).map { |name, value| "#{name}\t#{value}" }
    end

    def self.text(value)
      case value
      when Hash then value.map { |key, inner| "#{key}=#{text(inner)}" }.join(';')
      when Array then value.join(',')
      else value.to_s.split.join(' ')
      end
    end
  end
end

load File.expand_path(ARGV.fetch(0))
spec = Pod::Spec.last or abort 'it makes no Pod::Spec'
abort "it does not say: #{spec.missing.join(', ')}" unless spec.missing.empty?
puts spec.lines
