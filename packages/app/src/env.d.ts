/** What a hosted build is given, since no server of Kinora's fills its page. */
interface ImportMetaEnv {
  readonly VITE_KINORA_URL?: string;
  readonly VITE_KINORA_KEY?: string;
}
