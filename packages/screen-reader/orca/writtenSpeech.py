"""A speech server for Orca that makes no sound: it writes what would be spoken to $ORCA_SPEECH_FILE, one JSON object a line."""
import json
import os
import time

from orca import speechserver
from orca.acss import ACSS

speech = open(os.environ['ORCA_SPEECH_FILE'], 'a', buffering=1, encoding='utf-8')


def write(kind, text='', acss=None):
    family = (acss or {}).get(ACSS.FAMILY) or {}
    line = {'time': time.time(), 'kind': kind, 'text': text, 'language': family.get('lang') or ''}
    speech.write(json.dumps(line, ensure_ascii=False) + '\n')


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getFactoryName():
        return 'Written'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer.only is None:
            SpeechServer.only = SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ['Written', 'written']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write('speak', text, acss)

    def speakCharacter(self, character, acss=None):
        write('speak', character, acss)

    def speakKeyEvent(self, event, acss=None):
        write('key', event.getKeyName() or '', acss)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            write('speak', context.utterance, acss)
            context.currentOffset = context.endOffset
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        write('stop')
