import { ensurePrograms } from '../programs/ensurePrograms';
import { nginxPrograms } from './nginxPrograms';

ensurePrograms(nginxPrograms);
