import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import type { Registration } from '../../parts/activation/activation-data.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import thanks from '../../parts/card/thanks.module.css';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import sun from '../../pictures/quiet-sun-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/thank-you-registration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { WaitingAddress } from './waiting-address.tsx';

/** Safe to reload and to share: only the browser that registered sees the card, until the address is verified. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, Registration>) {
  const { pathTo, person, scheme, language } = usePage();
  if (data?.isAdded) return <AddedYear texts={texts} />;
  if (!data && !person) return <Elsewhere texts={texts} />;
  const waitsFor = data?.waitsFor ?? null;
  const isOpen = waitsFor === null;
  return (
    <div className={`wrap ${thanks.room}`}>
      <div className={`placard ${thanks.placard}`}>
        {data && <RegisteredCard card={data} label={texts.card} />}
        <div>
          <h1>{softHyphens(texts.heading, language)}</h1>
          <p className="lead mt-4">{texts.lead}</p>
          {data && (
            <>
              <p className="mt-6 soft">{texts.number}</p>
              <p className={`number ${thanks.number}`}>{groupInFours(data.customerNumber)}</p>
            </>
          )}
          <p className="mt-4">{texts.validity}</p>
          {data && (
            <p className="mt-4">
              {data.hasPlasticCard ? fill(texts.plastic, scheme.deliveryWeeks) : texts.noPlastic}
            </p>
          )}
          {waitsFor && <WaitingAddress texts={texts} shell={shell} waitsFor={waitsFor} />}
          <div className="ways apart filling mt-8">
            {isOpen && <ButtonLink href={pathTo('My_Museum_Card')}>{texts.openMine}</ButtonLink>}
            <ButtonLink href={pathTo('Museums')} look="text">
              {texts.museums}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Another browser, or a verified address: the card is in the account. */
function Elsewhere({ texts }: { texts: typeof fi }) {
  const { pathTo, language } = usePage();
  return (
    <QuietPage
      title={softHyphens(texts.heading, language)}
      lead={texts.elsewhere.lead}
      picture={sun}
    >
      <ButtonLink href={pathTo('Login')}>{texts.elsewhere.enter}</ButtonLink>
      <ButtonLink href={pathTo('Museums')} look="text">
        {texts.museums}
      </ButtonLink>
    </QuietPage>
  );
}

/** The year was added to a held card, which only its account shows. */
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
