import { Extension } from '../../parts/extension/extension.tsx';
import type { ExtendValidityData } from '../../parts/my-card/extend-validity-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { ValidityStory } from '../../parts/my-card/validity-story.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as extendTexts } from '../../texts/fi/extend-validity.ts';
import { ButtonLink } from '../../ui/button.tsx';

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
