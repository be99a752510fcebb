import { useState } from 'react';
import { PAGES } from '../../../../contract/page/page-table.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { factNames } from '../../../../domain/document/document-rules.ts';
import { DRAFT } from '../../../../domain/wording/draft-address.ts';
import { Differences } from '../../../parts/document/differences.tsx';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-document.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import css from './document.module.css';
import type { DocumentData, DocumentDraft } from './document-data.ts';
import { DraftBar } from './draft-bar.tsx';
import { LanguageFields, SectionEditor } from './section-editor.tsx';
import { useDocument } from './use-document.ts';

type Texts = typeof fi;

/** Staff: draft of the terms or the privacy statement, section by section, in every language. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<DocumentData>>) {
  const { pathTo } = usePage();
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Documents" data={data}>
      {({ found }) => (
        <>
          <p>
            <a href={pathTo('Office_Documents')}>{texts.all}</a>
          </p>
          {found ? (
            <Editor texts={texts} first={found} />
          ) : (
            <>
              <h1>{texts.heading}</h1>
              <p>{texts.missing}</p>
            </>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

function Editor({ texts, first }: { texts: Texts; first: DocumentDraft }) {
  const { pathTo, go, language } = usePage();
  const state = useDocument(first, texts);
  const [isOpen, setIsOpen] = useState(false);
  const { document } = first;
  const { words, turn } = state;
  return (
    <>
      <h1>{softHyphens(texts.names[document], language)}</h1>
      <p className="mt-3 mb-5 measure">{texts.lead}</p>
      <details className={`mb-5 ${css.facts}`}>
        <summary>{texts.facts}</summary>
        <p>{texts.factsHint}</p>
        <ul>
          {factNames(document).map((name) => (
            <li key={name}>
              <code>{name === 'weeks' ? texts.weeks : `{${name}}`}</code>
            </li>
          ))}
        </ul>
      </details>
      <div key={turn}>
        <LanguageFields
          id="lead"
          texts={texts}
          label={texts.leadField}
          value={words.lead}
          onChange={state.changeLead}
        />
        {words.sections.map((section, index) => (
          <SectionEditor
            key={section.id}
            texts={texts}
            section={section}
            before={first.before.sections.find(({ id }) => id === section.id) ?? null}
            onChange={(changed) => state.changeSection(index, changed)}
            onRemove={words.sections.length > 1 ? () => state.removeSection(index) : null}
            onUp={index > 0 ? () => state.moveUp(index) : null}
          />
        ))}
      </div>
      <DraftBar texts={texts} state={state} onPublish={() => setIsOpen(true)} />
      {state.isSaved && !state.fault && (
        <p className="ways mt-4">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`${PAGES[document === 'terms' ? 'Terms' : 'Privacy'].paths[language]}?${DRAFT}=1`}
              target="_blank"
              rel="noopener"
            >
              {texts.look[language]}
            </a>
          ))}
        </p>
      )}
      <section className="mt-8 measure" aria-labelledby="difference">
        <h2 id="difference">{texts.differenceHeading}</h2>
        <Differences texts={texts.difference} before={first.before} words={words} />
      </section>
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="publishDocument"
          subject={{
            document,
            today: localDate(first.today),
            edition: state.edition,
            replaces: state.replaces === null ? null : localDate(state.replaces),
          }}
          onClose={() => setIsOpen(false)}
          onDone={() => go(pathTo('Office_Documents'))}
        />
      )}
    </>
  );
}
