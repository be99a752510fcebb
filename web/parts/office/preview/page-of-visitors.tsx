import { type MouseEvent, useState } from 'react';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { LoadedPage } from '../../../platform/loaded-page.ts';
import { PageProvider, usePage } from '../../../platform/page-context.tsx';
import css from './page-preview.module.css';

type PageProps = {
  loaded: LoadedPage;
  day: string;
  /** Its buttons would order, so they are inert like its links. */
  isStill: boolean;
};

/** The page of an anonymous visitor. Its links are inert. */
export function PageOfVisitors({ loaded, day, isStill }: PageProps) {
  const { theme, consent } = usePage();
  const { Screen, place, scheme, texts, shell, data } = loaded;
  const [visitor] = useState(() => ({
    person: null,
    theme,
    consent,
    today: localDate(day),
    devPages: false,
  }));
  const stay = (event: MouseEvent) => {
    const isHeld = isStill || (event.target instanceof Element && event.target.closest('a'));
    if (!isHeld) return;
    event.preventDefault();
    if (isStill) event.stopPropagation();
  };
  return (
    <div className={css.page} lang={place.language} onClickCapture={stay}>
      <PageProvider place={place} scheme={scheme} visitor={visitor}>
        <Screen texts={texts} shell={shell} data={data} place={place} />
      </PageProvider>
    </div>
  );
}
