import { fill } from '../../../../domain/base/fill.ts';
import { CHANNELS, PROVIDER_NAMES } from '../../../../domain/payment/provider.ts';
import { GIFTS_END, type OpeningRoom } from '../../../../domain/scheme/opening-fields.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import css from './opening.module.css';
import type { RoomProps } from './use-opening.ts';

/** Steps that are tried, read or viewed rather than typed. */
export function ActionRoom({ texts, work, room }: RoomProps & { room: OpeningRoom }) {
  if (room === 'providers') return <Providers texts={texts} work={work} />;
  if (room === 'mail') return <Mail texts={texts} work={work} />;
  if (room === 'terms') return <Terms texts={texts} work={work} />;
  return room === 'staff' ? <Staff texts={texts} work={work} /> : null;
}

function Providers({ texts, work }: RoomProps) {
  const { providers, tests } = work.opening;
  return (
    <>
      {CHANNELS.map((name) => (
        <section key={name}>
          <p>
            <b>{PROVIDER_NAMES[name]}</b> {providers[name] ? texts.configured : texts.notConfigured}
          </p>
          {providers[name] && (
            <>
              <Button
                id={`${name}Test`}
                look="secondary"
                busy={work.busy === name}
                onClick={() => void work.test(name)}
              >
                {texts.testProvider[name]}
              </Button>
              <Answer texts={texts} tested={tests[name]} good={texts.providerGood[name]} />
            </>
          )}
        </section>
      ))}
      <p className="mt-2 mb-5 measure soft">{texts.othersTested}</p>
    </>
  );
}

function Mail({ texts, work }: RoomProps) {
  const { mailFrom, mailDns, ownAddress, tests, facts } = work.opening;
  return (
    <>
      <p>{fill(texts.mailFrom, mailFrom)}</p>
      <div>
        <p>
          {mailDns.isSigned ? texts.mailSigned : texts.mailUnsigned}{' '}
          {fill(texts.mailDns, mailDns.domain)}
        </p>
        <ul className={css.plain}>
          {mailDns.rows.map((row) => (
            <li key={row}>
              <code>{row}</code>
            </li>
          ))}
        </ul>
      </div>
      <Button
        id="mailTest"
        look="secondary"
        busy={work.busy === 'mail'}
        onClick={() => void work.test('mail')}
      >
        {fill(texts.testMail, ownAddress)}
      </Button>
      <Answer texts={texts} tested={tests.mail} good={texts.mailGood} />
      <Checkbox
        id="mailArrived"
        label={texts.fields.mailArrived}
        checked={facts.mailArrived === 'yes'}
        onChange={(isTicked) => work.type({ mailArrived: isTicked ? 'yes' : '' })}
      />
    </>
  );
}

type Tested = { isGood: boolean; answer: string };

function Answer({
  texts,
  tested,
  good,
}: Pick<RoomProps, 'texts'> & { tested: Tested | undefined; good: string }) {
  return (
    <p className={css.answer} role="status" data-bad={(tested && !tested.isGood) || undefined}>
      {tested && fill(tested.isGood ? good : texts.testFailed, tested.answer)}
    </p>
  );
}

function Terms({ texts, work }: RoomProps) {
  const { pathTo } = usePage();
  const { termsVersion, facts } = work.opening;
  const { form, phrases } = texts.actions.kinds.planFact;
  return (
    <>
      <p>
        <a href={pathTo('Terms')} target="_blank" rel="noreferrer">
          {texts.readTerms}
        </a>
      </p>
      <p>
        <a href={pathTo('Privacy')} target="_blank" rel="noreferrer">
          {texts.readPrivacy}
        </a>
      </p>
      <RadioGroup
        id="takenGifts"
        legend={texts.fields.takenGifts}
        options={[
          { value: 'stay', label: phrases.giftsStay },
          { value: GIFTS_END, label: phrases.giftsEnd },
        ]}
        value={facts.takenGifts === GIFTS_END ? GIFTS_END : 'stay'}
        onChange={(chosen) => work.type({ takenGifts: chosen === GIFTS_END ? GIFTS_END : '' })}
        required
      />
      <p className="mt-2 mb-5 measure soft">{form.takenGiftsHint}</p>
      <Checkbox
        id="termsVersion"
        label={fill(texts.acceptTerms, termsVersion)}
        checked={facts.termsVersion === termsVersion}
        onChange={(isTicked) => work.type({ termsVersion: isTicked ? termsVersion : '' })}
      />
    </>
  );
}

function Staff({ texts, work }: RoomProps) {
  const { pathTo } = usePage();
  const { formatList } = useFormats();
  return (
    <>
      <ul className={css.plain}>
        {work.opening.staff.map(({ emailAddress, roles }) => (
          <li key={emailAddress}>
            <b>{emailAddress}</b>{' '}
            {formatList(roles.map((role) => texts.roles[role as keyof typeof texts.roles]))}
          </li>
        ))}
      </ul>
      <p>
        <a id="rightsKeeper" href={pathTo('Office_Staff')}>
          {texts.invite}
        </a>
      </p>
    </>
  );
}
