import { QuietPage } from '../../parts/site/quiet-page.tsx';
import horizon from '../../pictures/quiet-horizon-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as offlineTexts } from '../../texts/fi/my-card-offline.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Offline without a cached card, or with one that was not checked within a week. */
export function Screen({ texts }: ScreenProps<typeof offlineTexts>) {
  const { pathTo } = usePage();
  return (
    <QuietPage kind={texts.kind} title={texts.title} lead={texts.lead} picture={horizon}>
      <ButtonLink href={pathTo('My_Card_Desk')}>{texts.again}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
    </QuietPage>
  );
}
