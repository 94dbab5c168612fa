import { ListBoxContext } from 'react-aria-components';
import { OptionList } from '../components/Select/OptionList.tsx';
import type { SelectOption } from '../components/Select/selectEntries.ts';

interface OpenOptionsProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
}

const ground = {
  inlineSize: '100%',
  maxInlineSize: 260,
  borderRadius: 'var(--ds-radius-panel)',
  backgroundColor: 'var(--ds-bg-overlay)',
  boxShadow: 'var(--ds-shadow-popover)',
} as const;

/** For docs pages: what a Select opens, standing open. */
export function OpenOptions({ label, options, value }: OpenOptionsProps) {
  const list = { 'aria-label': label, selectionMode: 'single', defaultSelectedKeys: [value] } as const;
  return (
    <div style={ground}>
      <ListBoxContext value={list}>
        <OptionList entries={options} emptyText="" />
      </ListBoxContext>
    </div>
  );
}
