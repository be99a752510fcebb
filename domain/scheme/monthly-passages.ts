/** Sections of help and terms that only concern instalments. */
const MONTHLY_SECTIONS: readonly string[] = ['monthly', 'illness', 'planEnd'];

/** Sections of a document, without those where a scheme has no monthly plan. */
export function sectionsOf<Section>(
  sections: Record<string, Section>,
  isMonthlyOffered: boolean,
): [id: string, section: Section][] {
  return Object.entries(sections).filter(
    ([id]) => isMonthlyOffered || !MONTHLY_SECTIONS.includes(id),
  );
}
