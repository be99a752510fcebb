import { QuietPage } from '../../parts/site/quiet-page.tsx';
import lights from '../../pictures/quiet-lights-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as notFoundTexts } from '../../texts/fi/not-found.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function Screen({ texts }: ScreenProps<typeof notFoundTexts>) {
  const { pathTo } = usePage();
  return (
    <QuietPage kind={texts.kind} title={texts.title} lead={texts.lead} picture={lights}>
      <ButtonLink href={pathTo('Museums')}>{texts.museums}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
      <ButtonLink href={`${pathTo('Help')}#contact`} look="text">
        {texts.write}
      </ButtonLink>
    </QuietPage>
  );
}
