import { SurroundSwitch } from '@kinora/studio-kit';
import { useTheme } from '../../shell/useTheme.ts';

/** What stands around the picture, chosen beside it: the same as in the theme gallery. */
export function StageSurround() {
  const [theme, setTheme] = useTheme();
  return (
    <SurroundSwitch
      surround={theme.surround}
      onSurroundChosen={({ surround }) => setTheme({ ...theme, surround })}
    />
  );
}
