import { SWITCHES } from '../../../../domain/scheme/topic/offers.ts';
import type { FactList } from '../../../parts/office/facts/fact-data.ts';
import { FactsPage } from '../../../parts/office/facts/facts-page.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-notices.ts';
import { NoticePreview } from './notice-preview.tsx';

const TOPICS = ['banner', ...SWITCHES] as const;

/** Staff: paused products and site notices. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, OfficeData<FactList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Notices" data={data}>
      {(list) => (
        <FactsPage
          texts={texts}
          topics={TOPICS}
          first={list}
          drawPreview={(shown) => <NoticePreview texts={texts.facts.preview} {...shown} />}
        />
      )}
    </OfficeFrame>
  );
}
