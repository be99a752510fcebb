import { SITE_TOPICS } from '../../../../domain/scheme/fact-topics.ts';
import type { FactList } from '../../../parts/office/facts/fact-data.ts';
import { FactsPage } from '../../../parts/office/facts/facts-page.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-limits.ts';
import { LimitPreview } from './limit-preview.tsx';

/** Staff: order limits, languages and appearance, search engines, analytics and reports. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, OfficeData<FactList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Limits" data={data}>
      {(list) => (
        <FactsPage
          texts={texts}
          topics={SITE_TOPICS}
          first={list}
          drawPreview={(shown) => <LimitPreview texts={texts.facts.preview} {...shown} />}
        />
      )}
    </OfficeFrame>
  );
}
