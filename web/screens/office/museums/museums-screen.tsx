import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { filterMuseums, type MuseumFilter } from '../../../../domain/museum/filter-museums.ts';
import { MUSEUM_GAPS, MUSEUM_STATES } from '../../../../domain/museum/museum-gaps.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-museums.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import table from '../../../ui/table.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { useMuseumFilter } from './museum-filter.ts';
import { type MuseumList, readMuseumList } from './museums-data.ts';
import { TableWays } from './table-ways.tsx';

type Texts = typeof fi;
const PAGE = 50;

/** Staff: all museums of the scheme, and what their pages lack. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<MuseumList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Museums" data={data}>
      {(museums) => <Museums texts={texts} first={museums} />}
    </OfficeFrame>
  );
}

function Museums({ texts, first }: { texts: Texts; first: MuseumList }) {
  const [museums, setMuseums] = useState(first);
  const { person, pathTo } = usePage();
  const [filter, setFilter] = useMuseumFilter();
  const [shown, setShown] = useState(PAGE);
  const found = filterMuseums(museums, filter);
  const mayEdit = person?.rights?.includes('museum.edit') ?? false;
  const choose = (next: Partial<MuseumFilter>) => {
    setFilter({ ...filter, ...next });
    setShown(PAGE);
  };
  const { attempt } = useAttempt(() => texts.failed, { asToast: true });
  const refresh = () => attempt(async () => setMuseums(await readMuseumList(readFromServer)));

  return (
    <>
      <div className="heads">
        <h1>{texts.heading}</h1>
        {mayEdit && <ButtonLink href={pathTo('Office_Museum_New')}>{texts.add}</ButtonLink>}
      </div>
      <div className="columns mt-4 mb-4" data-filter>
        <TextField
          autoComplete="off"
          id="museum-words"
          type="search"
          label={texts.search}
          value={filter.words}
          onChange={(words) => choose({ words })}
        />
        <SelectField
          autoComplete="off"
          id="museum-state"
          label={texts.state}
          value={filter.state ?? ''}
          options={[
            { value: '', label: texts.all },
            ...MUSEUM_STATES.map((state) => ({ value: state, label: texts.states[state] })),
          ]}
          onChange={(state) => choose({ state: (state || null) as MuseumFilter['state'] })}
        />
        <SelectField
          autoComplete="off"
          id="museum-gap"
          label={texts.missing}
          value={filter.gap ?? ''}
          options={[
            { value: '', label: texts.anyGap },
            ...MUSEUM_GAPS.map((gap) => ({ value: gap, label: texts.gaps[gap] })),
          ]}
          onChange={(gap) => choose({ gap: (gap || null) as MuseumFilter['gap'] })}
        />
      </div>
      {mayEdit && <TableWays texts={texts} onChanged={() => void refresh()} />}
      <p role="status">{fill(texts.found, found.length)}</p>
      <MuseumTable texts={texts} museums={found.slice(0, shown)} mayEdit={mayEdit} />
      {found.length > shown && (
        <Button look="secondary" onClick={() => setShown(shown + PAGE)}>
          {fill(texts.more, Math.min(PAGE, found.length - shown))}
        </Button>
      )}
    </>
  );
}

function MuseumTable({
  texts,
  museums,
  mayEdit,
}: {
  texts: Texts;
  museums: MuseumList;
  mayEdit: boolean;
}) {
  const { pathTo } = usePage();
  const { formatDate, formatList } = useFormats();
  if (museums.length === 0) return <p className="mt-4">{texts.none}</p>;
  return (
    <table className={`mt-4 ${table.rows}`} aria-label={texts.heading}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.town}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.missing}</th>
          {mayEdit && <td />}
        </tr>
      </thead>
      <tbody>
        {museums.map(({ id, name, town, state, day, gaps }) => (
          <tr key={id}>
            <th scope="row">
              <a href={pathTo('Office_Museum', { id })} data-row>
                {name}
              </a>
            </th>
            <td>{town}</td>
            <td>
              {texts.states[state]}
              {day && (
                <span className="quiet"> {dayText(texts, state, formatDate(localDate(day)))}</span>
              )}
            </td>
            <td className="soft" data-name={texts.missing}>
              {formatList(gaps.map((gap) => texts.gaps[gap])) || '–'}
            </td>
            {mayEdit && (
              <td>
                <a href={pathTo('Office_Museum_Edit', { id })}>
                  {texts.edit}
                  <HiddenText> {name}</HiddenText>
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayText(texts: Texts, state: MuseumList[number]['state'], day: string): string {
  return fill(state === 'coming' ? texts.from : texts.until, day);
}
