import type { Coverage, Price } from '@kinora/contract';
import type { KitLabels } from '../../labels/index.ts';

export interface CostBadgeProps {
  price: Price;
  /** null while nobody knows who pays. */
  coverage: Coverage | null;
  /** What is being made is paid for: what is left may be too little for the next, and that is said afterwards. */
  isReserved?: boolean | undefined;
  /** The price is seen on the button it belongs to: here it is only heard, with who pays. */
  isPriceSeen?: boolean | undefined;
  /** Lets the button it belongs to name it as its description. */
  id?: string | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}
