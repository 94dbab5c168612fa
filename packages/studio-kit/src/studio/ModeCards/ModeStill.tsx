import { kindOf, takesSeveral, type AnyForm } from '@kinora/contract';
import { drawingOf, line } from '../editors/drawings.tsx';
import { gel, still } from './ModeStill.css.ts';

const words = <path {...line} strokeWidth={2} d="M12 12h40M12 18h32M12 24h22" />;
const changed = (
  <path className={gel} {...line} strokeWidth={2} d="M32 11v14M25 18h14M27 13l10 10M37 13l-10 10" />
);

/** A still of what a tool works on, drawn from its definition: a tool that nobody has seen before has one too. */
export function ModeStill({ tool }: { tool: AnyForm }) {
  const inputs = Object.values(tool.inputs);
  // One file beside several would stand behind them.
  const several = inputs.filter(takesSeveral);
  const drawn = (several[0] ? several : inputs).map(drawingOf).filter(Boolean);
  const hasEffect = inputs.some((input) => kindOf(input).subject?.(input) === 'effect');
  return (
    <svg className={still} viewBox="0 0 64 36" aria-hidden>
      {drawn.length === 0 && words}
      {drawn.map((drawing, at) => (
        // They never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={at}>{drawing}</g>
      ))}
      {hasEffect && changed}
      <path className={gel} d="M53 26 L60 30.5 L53 35 Z" fill="currentColor" />
    </svg>
  );
}
