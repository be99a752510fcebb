export const texts = {
  label: 'Versions',
  inForce: 'In force since {0}.',
  past: 'An earlier version, which came into force on {0}.',
  coming: 'A future version, in force from {0}.',
  draft: 'A draft. Only staff see it.',
  since: 'Version of {0}',
};
