import load from '@storybook/addon-docs/mdx-loader';

/** As much as counts here of what MDX takes a page apart into. */
interface Part {
  readonly type: string;
  readonly position: { readonly start: { offset: number }; readonly end: { offset: number } };
  readonly children?: Part[];
  readonly data?: { readonly estree?: { readonly body: readonly unknown[] } };
}

const isExpression = ({ type }: Part) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';
const isElement = ({ type }: Part) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/**
 * The code of a page in MDX, as a module in TypeScript: each part of it stands in the line that it has on the page, in
 * its column too where none stands before it, and where the page has prose there is nothing.
 */
export async function pageAsCode(page: string, file: string): Promise<string> {
  const code = page.replaceAll(/[^\r\n]/g, ' ').split('');
  const put = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) code[at] = page.charAt(at);
  };

  function take(part: Part, isInElement: boolean): void {
    const { children = [], position } = part;
    const [start, end] = [position.start.offset, position.end.offset];
    const closes = (last: string) => {
      code[end - 1] = isInElement ? last : `${last};`;
    };
    if (part.type === 'mdxjsEsm') {
      put(start, end);
      closes(page.charAt(end - 1));
    } else if (isExpression(part)) {
      // A comment alone is no expression.
      if (part.data?.estree?.body.length === 0) return;
      put(start, end);
      if (isInElement) return;
      // Braces would be those of a block.
      code[start] = '(';
      closes(')');
    } else if (isElement(part)) {
      const [first, last] = [children[0], children.at(-1)];
      put(start, first ? first.position.start.offset : end);
      if (last) put(last.position.end.offset, end);
      for (const child of children) take(child, true);
      closes('>');
    } else for (const child of children) take(child, isInElement);
  }

  const readParts = () => (whole: Part) => {
    take(whole, false);
    // That is all: nothing need be written of it.
    whole.children?.splice(0);
  };
  let problem: Error | null = null;
  await load.call(
    {
      async: () => (error) => {
        problem = error;
      },
      getOptions: () => ({ mdxCompileOptions: { remarkPlugins: [readParts] } }),
      resourcePath: file,
    },
    page,
  );
  if (problem) throw new Error(`${file} is no MDX.`, { cause: problem });
  return code.join('');
}
