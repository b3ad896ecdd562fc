import { expect, test } from '@playwright/test';
import { parseEnvFile } from '../src/environment';

const text = 'A=1\r# b\rB="x#y" # z\r\nC=\'{"a": 1}\'\nexport D=ü\n';
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

test('a .env file of any editor is read completely, or the error names the wrong line', () => {
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(utf16).swap16()]) {
    expect(parseEnvFile(bytes)).toEqual({ A: '1', B: 'x#y', C: '{"a": 1}', D: 'ü' });
  }
  for (const line of ['P=ab#cd', 'P=#a', 'P="a', 'P="it"s"', 'P', 'P: 1', 'P=\uFFFD', 'P\0=\0a']) {
    expect(() => parseEnvFile(Buffer.from(`A=1\n${line}`)), line).toThrow('.env, line 2: must be NAME=value');
  }
});
