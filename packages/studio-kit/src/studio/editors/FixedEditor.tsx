import type { FixedInput } from '@kinora/contract';
import { SettingRow } from '../../composer/SettingRow/index.ts';
import type { EditorProps } from './editor.ts';

export const FixedEditor = ({ input }: EditorProps<FixedInput>) => (
  <SettingRow label={input.label} value={input.value} />
);
