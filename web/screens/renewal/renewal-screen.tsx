import { MyPage } from '../../parts/my-card/my-page.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as extendTexts } from '../../texts/fi/renewal.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Extension } from './renewal.tsx';
import type { ExtendValidityData } from './renewal-data.ts';
import { ValidityStory } from './validity-story.tsx';

type Props = ScreenProps<typeof extendTexts, ExtendValidityData>;

/** Until when the card is valid and why, and the two ways to make it longer. */
export function Screen({ texts, shell, data, place }: Props) {
  const { pathTo } = usePage();
  if (data.offer) {
    return (
      <Extension
        offer={data.offer}
        title={texts.title}
        texts={texts.extension}
        common={texts.common}
        shell={shell}
        place={place}
      >
        <ValidityStory validity={data.validity} texts={texts.common.story} />
      </Extension>
    );
  }
  return (
    <MyPage title={texts.title} texts={texts.common}>
      <p className="lead">{texts.noCard}</p>
      <p>
        <ButtonLink href={pathTo('Buy_Museum_Card')}>{texts.common.buy}</ButtonLink>
      </p>
    </MyPage>
  );
}
