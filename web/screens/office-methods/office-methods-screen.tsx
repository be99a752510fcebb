import { METHODS } from '../../../domain/payment/offered-method.ts';
import type { FactList } from '../../parts/office/facts/fact-data.ts';
import { FactsPage } from '../../parts/office/facts/facts-page.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-methods.ts';
import { MethodPreview } from './method-preview.tsx';

/** Staff: how customers can pay, from when and until when. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, OfficeData<FactList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Methods" data={data}>
      {(list) => (
        <FactsPage
          texts={texts}
          topics={METHODS}
          first={list}
          drawPreview={(shown) => <MethodPreview texts={texts.facts.preview} {...shown} />}
        />
      )}
    </OfficeFrame>
  );
}
