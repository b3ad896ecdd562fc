# Orca reads this file when it starts. It sends all speech to writtenSpeech.py, and turns off messages that depend on the machine.
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
