import { QuietPage } from '../../parts/site/quiet-page.tsx';
import begun from '../../pictures/quiet-begun-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/opening-soon.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Replaces every customer page until sales open. */
export function Screen({ texts }: ScreenProps<typeof fi>) {
  const { pathTo, scheme } = usePage();
  return (
    <QuietPage
      kind={scheme.product.nominative}
      title={texts.heading}
      lead={texts.lead}
      picture={begun}
    >
      <ButtonLink href={pathTo('Office_Opening')} look="text">
        {texts.staff}
      </ButtonLink>
    </QuietPage>
  );
}
