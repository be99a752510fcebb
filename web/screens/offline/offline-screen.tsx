import { useEffect, useState } from 'react';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import horizon from '../../pictures/quiet-horizon-480.avif';
import { loadFullPage } from '../../platform/full-page-load.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as offlineTexts } from '../../texts/fi/offline.ts';
import { Button } from '../../ui/button.tsx';
import { findKeptCard } from './kept-card.ts';
import css from './offline.module.css';
import { useReturningNetwork } from './use-returning-network.ts';

/** Shown by the worker in place of any page that cannot be had, under the address of that page. */
export function Screen({ texts }: ScreenProps<typeof offlineTexts>) {
  const [keptCard, setKeptCard] = useState<string | null>(null);
  const isTrying = useReturningNetwork();
  useEffect(() => {
    applyChosenTheme();
    findKeptCard().then(setKeptCard, () => {});
  }, []);
  return (
    <div className={css.page}>
      <QuietPage kind={texts.kind} title={texts.title} lead={texts.lead} picture={horizon}>
        <p className={css.works}>{keptCard ? texts.cardKept : texts.atTheDesk}</p>
        {keptCard && <Button onClick={() => loadFullPage(keptCard)}>{texts.showCard}</Button>}
        <Button
          look={keptCard ? 'secondary' : 'primary'}
          busy={isTrying}
          onClick={() => window.location.reload()}
        >
          {texts.again}
        </Button>
      </QuietPage>
    </div>
  );
}

/** The kept page was written for nobody in particular. */
function applyChosenTheme(): void {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
}
