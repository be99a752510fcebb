import { METHODS, type Method } from '../../../../domain/payment/offered-method.ts';
import type { FactList } from '../../../parts/office/facts/fact-data.ts';
import { FactsPage, type LookedAt } from '../../../parts/office/facts/facts-page.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import type { AskForOrder } from '../../../parts/office/preview/open-order-page.ts';
import { OrderPreview } from '../../../parts/office/preview/order-preview.tsx';
import { callServer, readFromServer } from '../../../platform/call-server.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-methods.ts';
import { MethodPreview } from './method-preview.tsx';

/** Staff: payment methods by date. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, OfficeData<FactList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Methods" data={data}>
      {(list) => (
        <FactsPage
          texts={texts}
          topics={METHODS}
          first={list}
          drawPreview={(shown) => <MethodPreview texts={texts.facts.preview} {...shown} />}
          drawPage={(looked, onClose) => (
            <OrderPreview
              texts={texts.onPage}
              refusals={texts.actions.kinds.planFact.refusals}
              ask={askFor(looked)}
              onClose={onClose}
            />
          )}
        />
      )}
    </OfficeFrame>
  );
}

/** Opens on the first day of the change. */
function askFor(looked: LookedAt<Method>): AskForOrder {
  const { topic, value, from, until } = looked.fact;
  if (looked.kind === 'planned') {
    const shown = { method: topic, day: from };
    return (asked) => readFromServer('BackOfficeController', 'showMethod', { ...shown, ...asked });
  }
  const input = { fact: { topic, value }, from, until, replaces: looked.replaces };
  return (asked) => callServer('BackOfficeController', 'showPlannedMethod', { input, ...asked });
}
