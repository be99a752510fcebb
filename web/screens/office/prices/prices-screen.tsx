import { useState } from 'react';
import { localDate } from '../../../../domain/base/local-date.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePlannedList } from '../../../parts/office/planned/use-planned-list.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-prices.ts';
import { Button } from '../../../ui/button.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { EarlierPrices } from './earlier-prices.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { changesOf, type PriceList, readPrices } from './price-data.ts';
import { type OpenDialog, PriceDialog } from './price-dialog.tsx';
import { PricesNow } from './prices-now.tsx';

type Texts = typeof fi;
/** Staff: past, current and planned prices. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<PriceList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Prices" data={data}>
      {(list) => <Prices texts={texts} first={list} />}
    </OfficeFrame>
  );
}

function Prices({ texts, first }: { texts: Texts; first: PriceList }) {
  const { person, language } = usePage();
  const { list, done, onDone, onUndone } = usePlannedList(first, readPrices, texts);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const mayPlan = person?.rights?.includes(ACTIONS.planPrices.right) ?? false;
  const today = localDate(list.today);
  const changes = changesOf(list);
  const planned = changes.filter(({ validFrom }) => validFrom > today);

  return (
    <>
      <div className="heads">
        <h1>{texts.heading}</h1>
        {mayPlan && (
          <Button onClick={() => setOpen({ kind: 'plan', replaces: null })}>
            {softHyphens(texts.plan, language)}
          </Button>
        )}
      </div>
      <p className="mt-4 mb-4 measure">{texts.lead}</p>
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={onUndone} />}
      <PricesNow texts={texts} changes={changes} today={today} />
      <PlannedPrices
        texts={texts}
        planned={planned}
        changes={changes}
        onReplace={mayPlan ? (replaces) => setOpen({ kind: 'plan', replaces }) : null}
        onCancel={mayPlan ? (change) => setOpen({ kind: 'cancel', change }) : null}
      />
      <EarlierPrices
        texts={texts}
        changes={changes.filter(({ validFrom }) => validFrom <= today)}
      />
      {open && (
        <PriceDialog
          texts={texts}
          open={open}
          list={list}
          onClose={() => setOpen(null)}
          onDone={(outcome) => {
            setOpen(null);
            onDone(outcome);
          }}
        />
      )}
    </>
  );
}
