import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-contact.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { AnswerForm } from './answer-form.tsx';
import css from './contact.module.css';
import type { ContactCase, ContactData } from './contact-data.ts';

type Texts = typeof fi;

/** Staff: one message to customer service, its possible sender, and the answers. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<ContactData>>) {
  const { pathTo, language } = usePage();
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Contacts" data={data}>
      {({ found }) => (
        <>
          <p>
            <a href={pathTo('Office_Contacts')}>{texts.all}</a>
          </p>
          {found ? (
            <Case key={found.id} first={found} texts={texts} />
          ) : (
            <>
              <h1>{softHyphens(texts.title, language)}</h1>
              <p>{texts.missing}</p>
            </>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

function Case({ first, texts }: { first: ContactCase; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const [asked, setAsked] = useState(first);
  return (
    <div className={`stack-4 list-width breaks ${css.case}`}>
      <h1>{fill(texts.heading, String(asked.number), texts.subjects[asked.subject])}</h1>
      <Whose asked={asked} texts={texts} />
      <h2>{texts.thread}</h2>
      <ol className={`stack-4 ${css.thread}`}>
        {asked.messages.map(({ id, writtenAt, isAnswer, writer, body }) => (
          <li key={id} data-answer={isAnswer || undefined}>
            <p className="quiet">
              {isAnswer ? (writer ? fill(texts.staff, writer) : texts.staffGone) : texts.customer} ·{' '}
              {formatDateTime(writtenAt)}
            </p>
            <p className={css.body}>{body}</p>
          </li>
        ))}
      </ol>
      <AnswerForm asked={asked} texts={texts} onChanged={setAsked} />
    </div>
  );
}

function Whose({ asked, texts }: { asked: ContactCase; texts: Texts }) {
  const { pathTo } = usePage();
  const { person, order, orderNumber, emailAddress } = asked;
  return (
    <dl className={css.whose}>
      <dt>{texts.from}</dt>
      <dd>
        {emailAddress}
        <br />
        {person ? (
          <a href={pathTo('Office_Person', { id: person.id })}>{fill(texts.person, person.name)}</a>
        ) : (
          texts.noPerson
        )}
        <br />
        {asked.isSignedIn ? texts.verified : texts.unverified}
      </dd>
      {orderNumber && (
        <>
          <dt>{fill(texts.order, orderNumber)}</dt>
          <dd>
            {order ? (
              <>
                <a href={pathTo('Office_Payment', { id: order.paymentId })}>
                  {fill(texts.order, orderNumber)}
                </a>
                <br />
                {order.isTheirs ? texts.orderTheirs : texts.orderNotTheirs}
              </>
            ) : (
              fill(texts.orderUnknown, orderNumber)
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
