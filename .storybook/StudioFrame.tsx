import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { LabelsProvider } from '../packages/design-system/src/labels/LabelsProvider.tsx';
import { LocaleProvider } from '../packages/design-system/src/labels/LocaleProvider.tsx';
import { arabicLabels, pseudoLabels } from './languages.ts';
import type { StudioGlobals } from './modes.ts';

interface StudioFrameProps {
  globals: StudioGlobals;
  /** Screens fill the page; parts stand with room around them. */
  isFullscreen: boolean;
  children: ReactNode;
}

const labelsOf = { en: {}, pseudo: pseudoLabels, ar: arabicLabels };

/** Sets the page as the toolbar asks. Overlays leave this frame, so <html> carries the same attributes. */
export function StudioFrame({ globals, isFullscreen, children }: StudioFrameProps) {
  const { mode, density, locale, surround, motion } = globals;
  const language = locale === 'ar' ? 'ar' : 'en';
  const attributes = {
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    'data-mode': mode,
    'data-density': density,
    'data-surround': surround === 'theme' ? undefined : surround,
    'data-motion': motion === 'reduced' ? 'reduced' : undefined,
  };
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  });
  return (
    <LocaleProvider locale={language === 'ar' ? 'ar-AE' : 'en-US'}>
      <LabelsProvider labels={labelsOf[locale]}>
        <div
          {...attributes}
          data-picture-root
          style={{
            backgroundColor: 'var(--ds-bg-canvas)',
            color: 'var(--ds-text-primary)',
            padding: isFullscreen ? 0 : 24,
          }}
        >
          {children}
        </div>
      </LabelsProvider>
    </LocaleProvider>
  );
}
