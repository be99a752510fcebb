import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-bounces.ts';
import type { Bounces } from './bounce-data.ts';
import { ReturnedLetter } from './returned-letter.tsx';
import { UnreachablePeople } from './unreachable-people.tsx';

type Texts = typeof fi;

/** Staff: letters that bounced. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Bounces>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Bounces" data={data}>
      {(page) => <BounceList texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function BounceList({ texts, initial }: { texts: Texts; initial: Bounces }) {
  const [bounces, setBounces] = useState(initial);
  const [done, setDone] = useState<ActionOutcome | null>(null);

  const { attempt } = useAttempt(texts.failed, { asToast: true });
  const refresh = () =>
    attempt(async () => setBounces(await readFromServer('BackOfficeController', 'getBounces', {})));

  const gifts = bounces.waiting.filter(({ letter }) => letter === 'gift');
  const letters = bounces.waiting.filter(({ letter }) => letter !== 'gift');
  // The list holds only the oldest.
  const many = (count: number) => (bounces.hasMore && count > 0 ? `${count}+` : String(count));
  const returned = (bounce: Bounces['waiting'][number]) => (
    <ReturnedLetter
      key={bounce.id}
      bounce={bounce}
      texts={texts}
      onDone={(outcome) => {
        setDone(outcome);
        void refresh();
      }}
    />
  );

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4 list-width">{texts.lead}</p>
      {done && (
        <UndoableBar
          texts={texts.actions}
          outcome={done}
          onUndone={() => {
            setDone(null);
            void refresh();
          }}
        />
      )}
      <section className="mt-8" aria-labelledby="gifts">
        <h2 id="gifts">
          {fill(texts.gifts.heading, many(gifts.length + bounces.unsentGifts.length))}
        </h2>
        {gifts.length + bounces.unsentGifts.length === 0 && (
          <NothingHere text={texts.gifts.nothing} />
        )}
        <ul>
          {bounces.unsentGifts.map((gift) => (
            <UnsentGift key={gift.orderId} gift={gift} texts={texts} />
          ))}
          {gifts.map(returned)}
        </ul>
      </section>
      <section className="mt-8" aria-labelledby="bounces">
        <h2 id="bounces">{fill(texts.letters, many(letters.length))}</h2>
        {letters.length === 0 && <NothingHere text={texts.nothing} />}
        <ul>{letters.map(returned)}</ul>
      </section>
      {bounces.hasMore && <p className="quiet">{texts.more}</p>}
      {bounces.unreachable.map((unreachable) => (
        <UnreachablePeople
          key={unreachable.version}
          unreachable={unreachable}
          texts={texts.unreachable}
        />
      ))}
    </>
  );
}

type UnsentProps = { gift: Bounces['unsentGifts'][number]; texts: Texts };

function UnsentGift({ gift: { orderId, orderNumber, dueAt }, texts }: UnsentProps) {
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  return (
    <li className="stack-2 entry list-width">
      <h3>
        <a href={pathTo('Office_Order', { id: orderId })}>
          {fill(texts.gifts.unsent, orderNumber)}
        </a>
      </h3>
      <p className="quiet">{fill(texts.gifts.due, formatDateTime(dueAt))}</p>
    </li>
  );
}
