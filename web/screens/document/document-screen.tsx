import { type ReactNode, useState } from 'react';
import { sectionsOf } from '../../../domain/scheme/monthly-passages.ts';
import { WriteToService } from '../../parts/contact/write-to-service.tsx';
import type { DocumentPage } from '../../parts/document/document-data.ts';
import { ConsentChoice } from '../../parts/site/consent-choice.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { Caption } from '../../ui/caption.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import css from './document-screen.module.css';
import { DocumentSearch } from './document-search.tsx';
import type { DocumentTexts, Section } from './document-texts.ts';
import { VersionLine, VersionList } from './document-versions.tsx';
import { withMeasuring } from './measuring-words.ts';
import { StoredList } from './stored-list.tsx';

export function Screen({
  texts: own,
  shell,
  data,
}: ScreenProps<DocumentTexts, DocumentPage | null>) {
  const texts: DocumentTexts = { ...own, ...data?.text };
  const { language, scheme } = usePage();
  const [found, setFound] = useState<string[] | null>(null);
  // The server's text has already lost the sections that do not apply.
  const whole = data?.text
    ? Object.entries(texts.sections)
    : sectionsOf(texts.sections, scheme.facts.isMonthlyOffered);
  const told = texts.measuring
    ? withMeasuring(whole, texts.measuring, scheme.measuring ?? null)
    : whole;
  const sections = told.filter(([id]) => found?.includes(id) ?? true);
  return (
    <article className={`wrap page ${css.document}`}>
      <header>
        <h1>{softHyphens(texts.title, language)}</h1>
        <p className="lead mt-5">
          <RichText text={texts.lead} />
        </p>
        {data && texts.versions && <VersionLine texts={texts.versions} page={data} />}
        {texts.search && (
          <DocumentSearch
            texts={texts.search}
            sections={Object.fromEntries(told)}
            onFound={setFound}
          />
        )}
      </header>
      <aside>
        <nav aria-label={shell.onThisPage}>
          <h2>{shell.onThisPage}</h2>
          <ul>
            {sections.map(([id, { heading }]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {data && texts.versions && <VersionList texts={texts.versions} page={data} />}
        <Contact shell={shell} />
      </aside>
      <div className={css.sections}>
        {sections.map(([id, section]) => (
          <SectionText key={id} id={id} section={section}>
            {section.stores && texts.stored && (
              <StoredList kinds={section.stores} texts={texts.stored} />
            )}
            {section.hasConsentChoice && <ConsentChoice texts={shell.consent} />}
            {id === 'contact' && texts.contactForm && (
              <WriteToService texts={texts.contactForm} shell={shell} />
            )}
          </SectionText>
        ))}
      </div>
    </article>
  );
}

type SectionProps = { id: string; section: Section; children: ReactNode };

function SectionText({ id, section, children }: SectionProps) {
  const { language } = usePage();
  return (
    <section id={id}>
      <h2>{softHyphens(section.heading, language)}</h2>
      {section.body.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Contact({ shell }: { shell: ShellTexts }) {
  return (
    <Caption title={shell.service}>
      {['{phone}', '{email}', '{hours}'].map((fact) => (
        <span key={fact}>
          <RichText text={fact} />
        </span>
      ))}
    </Caption>
  );
}
