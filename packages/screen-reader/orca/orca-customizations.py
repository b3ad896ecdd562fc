# Orca reads this file as it starts: what it would speak goes to writtenSpeech.py, and nothing is said that depends on the machine.
from orca import settings

settings.speechServerFactory = 'writtenSpeech'
settings.speechFactoryModules = ['writtenSpeech']
settings.enableSpeech = True
settings.enableBraille = False
settings.enableBrailleMonitor = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = True
