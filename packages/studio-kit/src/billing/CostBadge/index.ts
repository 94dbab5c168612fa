export { CostBadge, type CostBadgeProps } from './CostBadge.tsx';
