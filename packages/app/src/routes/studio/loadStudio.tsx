import { bringStudio } from '@kinora/contract';
import { StudioScreen } from './StudioScreen.tsx';

/** The screen of a studio, with its tools and none of the others. Tabs weigh, so they come to those alone that have some. */
export async function loadStudio(id: string) {
  const [studio] = await Promise.all([
    bringStudio(id),
    // Without them the form is filled a moment later.
    import('../../drafts/readAhead.ts').then(({ readAhead }) => readAhead()).catch(() => {}),
  ]);
  if (!studio || studio.runs !== 'server')
    throw new Error(
      import.meta.env.PROD
        ? ''
        : `There is no studio called '${id}': the route table names one that is not there.`,
    );
  const [{ tool }] = studio.modes;
  const { withModel } = studio;
  if (withModel) {
    const { OwnModelsScreen } = await import('./OwnModelsScreen.tsx');
    return { Component: () => <OwnModelsScreen tool={tool} withModel={withModel} /> };
  }
  if (studio.modes.length === 1) return { Component: () => <StudioScreen tool={tool} /> };
  const { default: ModeStudioScreen } = await import('./ModeStudioScreen.tsx');
  return { Component: () => <ModeStudioScreen studio={studio} /> };
}
