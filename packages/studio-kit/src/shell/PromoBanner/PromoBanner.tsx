import { routes } from '@kinora/contract';
import { Banner, LinkButton } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import './PromoBanner.css.ts';

export interface PromoBannerProps {
  /** On the page that it leads to, it is not shown (A49). */
  currentHref: string;
  plansHref?: string | undefined;
  onDismissed: () => void;
  labels?: Partial<Pick<KitLabels['shell'], 'banner' | 'viewPlan'>> | undefined;
}

/** The offer over every screen (A46 to A49). Whether it was dismissed is yours to remember. */
export function PromoBanner({
  currentHref,
  plansHref = routes.pricing.path,
  onDismissed,
  labels,
}: PromoBannerProps) {
  const { banner, viewPlan } = useKitLabels('shell', shellLabels, labels);
  if (currentHref === plansHref) return null;
  return (
    <Banner
      data-component="PromoBanner"
      onDismissed={onDismissed}
      action={
        <LinkButton size="sm" href={plansHref}>
          {viewPlan}
        </LinkButton>
      }
    >
      {banner}
    </Banner>
  );
}
