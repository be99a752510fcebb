export const texts = {
  label: 'Versioner',
  inForce: 'Gäller från och med {0}.',
  past: 'En tidigare version som trädde i kraft {0}.',
  coming: 'En kommande version som träder i kraft {0}.',
  draft: 'Utkast. Bara personalen ser det.',
  since: 'Version {0}',
};
