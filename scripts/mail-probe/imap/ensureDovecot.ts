import { ensurePrograms } from '../../programs/ensurePrograms';

ensurePrograms([{ title: 'Dovecot', paths: ['/usr/sbin/dovecot'], packages: ['dovecot-imapd'] }]);
