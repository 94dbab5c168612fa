import { lineIn, type Saying } from '@kinora/contract';
import { Notice } from '@kinora/design-system';

/** What the server said of the last try. */
export const ProblemNotice = ({ problem }: { problem: Saying | null | undefined }) =>
  problem && (
    <Notice tone="danger" {...(typeof problem !== 'string' && { title: problem.title })}>
      {lineIn(problem)}
    </Notice>
  );
