import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import type { Registration } from '../../parts/activation/activation-data.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/thank-you-registration.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './thank-you-registration.module.css';

/** Safe to reload and to open elsewhere: whose card it is, only the browser that registered it sees. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, Registration>) {
  const { pathTo, person, scheme, language } = usePage();
  if (data?.isAdded) return <AddedYear texts={texts} />;
  const isOpen = person !== null || data?.waitsForConfirmation === false;
  return (
    <div className={`wrap ${css.room}`}>
      <div className={css.placard}>
        {data && <RegisteredCard card={data} label={texts.card} />}
        <div>
          <h1>{softHyphens(texts.heading, language)}</h1>
          <p className="lead">{texts.lead}</p>
          {data && (
            <>
              <p className={css.numberName}>{texts.number}</p>
              <p className={`number ${css.number}`}>{groupInFours(data.customerNumber)}</p>
            </>
          )}
          <p className={css.rule}>{texts.validity}</p>
          {data && (
            <p className={css.rule}>
              {data.hasPlasticCard ? fill(texts.plastic, scheme.deliveryWeeks) : texts.noPlastic}
            </p>
          )}
          {data?.waitsForConfirmation && <ConfirmNotice texts={texts} shell={shell} />}
          <div className={css.ways}>
            {isOpen && <ButtonLink href={pathTo('My_Museum_Card')}>{texts.openMine}</ButtonLink>}
            <ButtonLink href={pathTo('Museums')} look={isOpen ? 'text' : 'primary'}>
              {texts.museums}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** They held a card: which one, only its account is told. */
function AddedYear({ texts }: { texts: typeof fi }) {
  const { pathTo, language } = usePage();
  return (
    <QuietPage
      title={softHyphens(texts.added.heading, language)}
      lead={texts.added.lead}
      picture={sun}
    >
      <ButtonLink href={pathTo('My_Museum_Card')}>{texts.openMine}</ButtonLink>
      <ButtonLink href={pathTo('Museums')} look="text">
        {texts.museums}
      </ButtonLink>
    </QuietPage>
  );
}

function RegisteredCard({ card, label }: { card: NonNullable<Registration>; label: string }) {
  const { firstName, lastName, customerNumber, ryijySeed } = card;
  return (
    <MuseumCard
      label={fill(label, `${firstName} ${lastName}`, groupInFours(customerNumber))}
      firstName={firstName}
      lastName={lastName}
      customerNumber={customerNumber}
      art={<Ryijy design={designOf(String(ryijySeed))} label="" grows />}
    />
  );
}

/** The mail may get lost: it can be sent again from here, a few times. */
export function ConfirmNotice({
  texts: { confirm, failed },
  shell,
}: Pick<ScreenProps<typeof fi>, 'texts' | 'shell'>) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function resend() {
    setBusy(true);
    try {
      await callServer('CardActivationController', 'resendConfirmation', {});
      setMessage(confirm.sent);
    } catch (error) {
      const isReadable = error instanceof CallError && error.isReadable;
      setMessage(isReadable ? error.messages.join(' ') : failed);
    }
    setBusy(false);
  }

  return (
    <Notice kindLabel={shell.toast.info} title={confirm.title} className={css.notice ?? ''}>
      <p>{confirm.body}</p>
      <p>
        <Button look="text" busy={isBusy} onClick={() => void resend()}>
          {confirm.again}
        </Button>
      </p>
      <p role="status">{message}</p>
    </Notice>
  );
}
