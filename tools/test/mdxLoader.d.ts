declare module '@storybook/addon-docs/mdx-loader' {
  interface Loading {
    async(): (error: Error | null) => void;
    getOptions(): object;
    readonly resourcePath: string;
  }
  /** MDX as Storybook brings it, which is to be had in no other form. */
  export default function load(this: Loading, page: string): Promise<void>;
}
