import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-approvals.ts';
import { Button } from '../../../ui/button.tsx';
import type { Approvals } from './approval-data.ts';
import { Decision } from './decision.tsx';
import { RequestFacts } from './requested-facts.tsx';

type Texts = typeof fi;

/** Staff: requests of colleagues that need a second person, and one's own requests. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Approvals>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Approvals" data={data}>
      {(page) => <ApprovalLists texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function ApprovalLists({ texts, initial }: { texts: Texts; initial: Approvals }) {
  const { person } = usePage();
  const [{ waiting, own }, setApprovals] = useState(initial);
  const mayDecide = person?.rights?.includes('refund.approve');
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4 list-width">{texts.lead}</p>
      {mayDecide && (
        <section className="mt-8" aria-labelledby="waiting">
          <h2 id="waiting">{fill(texts.waiting, waiting.length)}</h2>
          {waiting.length === 0 && <NothingHere text={texts.nothing} />}
          <ul>
            {waiting.map((approval) => (
              <li key={approval.id} className="stack-2 start entry list-width">
                <RequestFacts approval={approval} texts={texts} />
                {approval.isOwn ? (
                  <p>{texts.ownWaits}</p>
                ) : (
                  <Decision approval={approval} texts={texts} onDecided={setApprovals} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8" aria-labelledby="own">
        <h2 id="own">{texts.own}</h2>
        {own.length === 0 && <NothingHere text={texts.noneAsked} />}
        <ul>
          {own.map((approval) => (
            <li key={approval.id} className="stack-2 start entry list-width">
              <RequestFacts approval={approval} texts={texts} />
              <p>
                <strong>{texts.states[approval.state]}</strong>
                {approval.answer && ` ”${approval.answer}”`}
              </p>
              {approval.state === 'asked' && (
                <TakeBack id={approval.id} texts={texts} onDone={setApprovals} />
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type TakeBackProps = { id: string; texts: Texts; onDone: (approvals: Approvals) => void };

function TakeBack({ id, texts, onDone }: TakeBackProps) {
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  async function takeBack() {
    onDone(await callServer('BackOfficeController', 'withdrawApproval', { id }));
  }

  return (
    <Button
      look="secondary"
      busy={isBusy}
      aria-describedby={`asked-${id}`}
      onClick={() => void attempt(takeBack)}
    >
      {texts.takeBack}
    </Button>
  );
}
