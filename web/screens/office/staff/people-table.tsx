import { fill } from '../../../../domain/base/fill.ts';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import tableCss from '../../../ui/table.module.css';
import css from './staff.module.css';
import type { Texts } from './staff-texts.ts';

type Person = {
  id: string;
  name: string;
  emailAddress: string;
  roles: string;
  lastSignInAt: number | null;
  /** Nobody changes their own access. */
  isSelf: boolean;
  onChange: () => void;
  /** Null: needs more rights. */
  onEnd: (() => void) | null;
  /** Null: nothing to reset, or needs more rights. */
  onReset?: (() => void) | null;
};
type Props = { label: string; people: Person[]; texts: Texts };

export function PeopleTable({ label, people, texts }: Props) {
  const { formatDateTime } = useFormats();
  const { columns } = texts;
  const { shown, more } = useRowsAtATime(people, texts.frame);
  return (
    <>
      <table className={`mt-3 ${tableCss.rows} ${css.table}`}>
        <caption>
          <HiddenText>{label}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.roles}</th>
            <th scope="col">{columns.lastSignIn}</th>
            <th scope="col">
              <HiddenText>{columns.acts}</HiddenText>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <b>{person.name || person.emailAddress}</b>{' '}
                {person.isSelf && <span className="fine">{texts.self}</span>}
                {person.name && <span className="fine block">{person.emailAddress}</span>}
              </th>
              <td>{person.roles || texts.noRoles}</td>
              <td className="quiet" data-name={columns.lastSignIn}>
                {person.lastSignInAt ? formatDateTime(person.lastSignInAt) : texts.neverSignedIn}
              </td>
              <td className={`${tableCss.deed} ${css.acts}`}>
                {!person.isSelf && <Acts person={person} texts={texts} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

function Acts({ person, texts }: { person: Person; texts: Texts }) {
  const name = person.name || person.emailAddress;
  return (
    <>
      <Button look="text" aria-label={fill(texts.changeOf, name)} onClick={person.onChange}>
        {texts.change}
      </Button>
      {person.onReset && (
        <Button look="text" aria-label={fill(texts.resetOf, name)} onClick={person.onReset}>
          {texts.resetShort}
        </Button>
      )}
      {person.onEnd && (
        <Button look="text" aria-label={fill(texts.endOf, name)} onClick={person.onEnd}>
          {texts.endShort}
        </Button>
      )}
    </>
  );
}
