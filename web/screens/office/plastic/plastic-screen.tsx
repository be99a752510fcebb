import { useState } from 'react';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import { LatePlastic } from './late-plastic.tsx';
import { PlasticBatches } from './plastic-batches.tsx';
import type { PlasticCards, Press } from './plastic-data.ts';
import { ReprintForm } from './reprint-form.tsx';
import { WaitingPlastic } from './waiting-plastic.tsx';

type Texts = typeof fi;

/** Staff: plastic cards waiting to be printed, in print, and posted. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<PlasticCards>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Plastic" data={data}>
      {(page) => <PlasticLists texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function PlasticLists({ texts, initial }: { texts: Texts; initial: PlasticCards }) {
  const [plastic, setPlastic] = useState(initial);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  const press: Press = (call) => attempt(async () => setPlastic(await call()));

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4">{texts.lead}</p>
      <LatePlastic late={plastic.late} texts={texts} />
      <WaitingPlastic plastic={plastic} texts={texts} isBusy={isBusy} press={press} />
      <PlasticBatches batches={plastic.batches} texts={texts} isBusy={isBusy} press={press} />
      <ReprintForm texts={texts} isBusy={isBusy} press={press} />
    </>
  );
}
