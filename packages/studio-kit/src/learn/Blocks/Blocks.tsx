import type { Block } from '@kinora/contract';
import { CodeBlock, ScrollArea, VisuallyHidden } from '@kinora/design-system';
import { apart, figure } from './Blocks.css.ts';

/** What a piece of code is: numbered where several of one language follow, so that each can be told by its name. */
function codeLabel(blocks: readonly Block[], block: Block): string {
  if (block.is !== 'code') return '';
  const { language } = block;
  const alike = blocks.filter((each) => each.is === 'code' && each.language === language);
  const name = language.toUpperCase();
  return alike.length === 1 ? name : `${name} ${alike.indexOf(block) + 1}`;
}

/** Long text that came as data. It stands inside a Prose. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Piece key={index} block={block} label={codeLabel(blocks, block)} />);
}

function Piece({ block, label }: { block: Block; label: string }) {
  if (block.is === 'text') return <p>{block.text}</p>;
  if (block.is === 'code') return <CodeBlock code={block.code} label={label} className={apart} />;
  if (block.is === 'table')
    return (
      // A table may be wider than its page: it scrolls by itself, by keyboard too.
      <ScrollArea label={block.caption} className={apart}>
        <table>
          <caption>
            <VisuallyHidden>{block.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, index) => (
                  <td key={index} className={/^\d/.test(cell) ? figure : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    );
  const items = block.items.map((item) => <li key={item}>{item}</li>);
  return block.is === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}
