// Who writes the site looks at its pseudo-languages; imported for this alone, before anything that lists the languages.
process.env['PSEUDO_LOCALES'] ??= 'also';
