// Developers see the pseudo-languages too. This import comes before all modules that read the list of languages.
process.env['PSEUDO_LOCALES'] ??= 'also';
