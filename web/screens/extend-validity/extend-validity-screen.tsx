import type { ExtendValidityData } from '../../parts/my-card/extend-validity-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { ValidityStory } from '../../parts/my-card/validity-story.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as extendTexts } from '../../texts/fi/extend-validity.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Until when the card is valid and why. */
export function Screen({ texts, data }: ScreenProps<typeof extendTexts, ExtendValidityData>) {
  const { pathTo } = usePage();
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {data.card ? (
        <ValidityStory validity={data.validity} texts={texts.common.story} />
      ) : (
        <div>
          <p className="lead">{texts.noCard}</p>
          <p>
            <ButtonLink href={pathTo('Buy_Museum_Card')}>{texts.common.buy}</ButtonLink>
          </p>
        </div>
      )}
    </MyPage>
  );
}
